import type { Service } from '@/lib/contract/shapes/services';
import { truncateAtWord } from '@/lib/domain/text/text';
import { product } from '@/lib/product';
import { LOGO_SIZE } from './card-logo';
import { drawableText, nameSizePx } from './card-text';

const COLOR = { marigold: '#ffb52b', cypress: '#10231f', hibiscus: '#e8506a', cream: '#fff8e8' };
const NAME_LIMIT = 76;
const ADDRESS_LIMIT = 56;

interface ProfileCardProps {
  service: Service;
  /** In the language of the page. */
  category: string;
  fontFamily: string;
  /** A data URL. */
  logo: string | null;
}

/** The 1200x630 picture of a link to a profile, in the flexbox subset that the renderer knows. */
export function ProfileCard({
  service,
  category: categoryTitle,
  fontFamily,
  logo,
}: ProfileCardProps) {
  const category = drawableText(categoryTitle);
  const drawn = drawableText(service.name);
  const name = truncateAtWord(drawn ?? category ?? product.name, NAME_LIMIT);
  const address = drawableText(service.address);
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: COLOR.marigold,
        color: COLOR.cypress,
        fontFamily,
        padding: '0 72px',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'flex-end', marginRight: 64 }}>
        <Doorway logo={logo} letter={[...name][0]?.toUpperCase() ?? ''} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '72px 0 56px' }}>
        <div
          style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flex: 1 }}
        >
          {drawn && category ? (
            <div style={{ fontSize: 32, fontWeight: 600, marginBottom: 16 }}>{category}</div>
          ) : null}
          <div
            style={{
              fontSize: nameSizePx(name),
              fontWeight: 700,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
            }}
          >
            {name}
          </div>
          {address ? (
            <div style={{ fontSize: 30, fontWeight: 600, marginTop: 24 }}>
              {truncateAtWord(address, ADDRESS_LIMIT)}
            </div>
          ) : null}
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 40, fontWeight: 700 }}>
          <Mark />
          {product.name}
        </div>
      </div>
    </div>
  );
}

/** The arch that stands on the lower edge, with the logo in it or the name's first letter. */
function Doorway({ logo, letter }: { logo: string | null; letter: string }) {
  const frame = {
    display: 'flex',
    borderTopLeftRadius: 999,
    borderTopRightRadius: 999,
    overflow: 'hidden',
  };
  return (
    <div style={{ ...frame, background: COLOR.cream, padding: '16px 16px 0' }}>
      <div
        style={{
          ...frame,
          ...LOGO_SIZE,
          alignItems: 'center',
          justifyContent: 'center',
          background: logo ? COLOR.cream : COLOR.hibiscus,
          color: COLOR.cream,
          fontSize: 180,
          fontWeight: 700,
        }}
      >
        {logo ? <img src={logo} alt="" {...LOGO_SIZE} /> : letter}
      </div>
    </div>
  );
}

function Mark() {
  return (
    <svg viewBox="0 0 48 48" width="56" height="56" style={{ marginRight: 16 }} aria-hidden="true">
      <path
        fill={COLOR.cypress}
        d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"
      />
      <path fill={COLOR.hibiscus} d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z" />
    </svg>
  );
}
