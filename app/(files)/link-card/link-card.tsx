import type { CSSProperties } from 'react';
import { product } from '@/lib/shared/product';
import { CARD_COLORS, type CardLines, type Line } from './card-lines';
import { DOORWAY } from './card-picture';

interface LinkCardProps {
  lines: CardLines;
  fontFamily: string;
  /** A data URL. */
  picture: string | null;
}

/** 1200x630, in the renderer's flexbox subset. */
export function LinkCard({ lines, fontFamily, picture }: LinkCardProps) {
  const { above, name, below, day, letter } = lines;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: CARD_COLORS.marigold,
        color: CARD_COLORS.cypress,
        fontFamily,
        padding: '0 72px',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'flex-end', marginRight: 64 }}>
        <Doorway picture={picture} day={day} letter={letter} />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', flex: 1, padding: '72px 0 56px' }}>
        <div
          style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flex: 1 }}
        >
          {above ? (
            <div style={{ display: 'flex', marginBottom: 16 }}>
              <Words line={above} style={{ fontWeight: 600 }} />
            </div>
          ) : null}
          <Words
            line={name}
            style={{
              fontWeight: 700,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
              textWrap: 'balance',
              wordBreak: 'break-word',
            }}
          />
          {below ? (
            <div style={{ display: 'flex', marginTop: 24 }}>
              <Words line={below} style={{ fontWeight: 600 }} />
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

function Mark() {
  return (
    <svg viewBox="0 0 48 48" width="56" height="56" style={{ marginRight: 16 }} aria-hidden="true">
      <path
        fill={CARD_COLORS.cypress}
        d="M4 23.5V21C4 11.6 11.6 4 21 4s17 7.6 17 17v2.5H27V21a6 6 0 0 0-12 0v2.5Z"
      />
      <path fill={CARD_COLORS.hibiscus} d="M10 27h34c0 9.4-7.6 17-17 17S10 36.4 10 27Z" />
    </svg>
  );
}

interface DoorwayProps {
  picture: string | null;
  day: CardLines['day'];
  letter: Line;
}

function Doorway({ picture, day, letter }: DoorwayProps) {
  const frame = {
    display: 'flex',
    borderTopLeftRadius: 999,
    borderTopRightRadius: 999,
    overflow: 'hidden',
  };
  return (
    <div style={{ ...frame, background: CARD_COLORS.cream, padding: '16px 16px 0' }}>
      <div
        style={{
          ...frame,
          ...DOORWAY,
          alignItems: 'center',
          justifyContent: 'center',
          background: picture ? CARD_COLORS.cream : CARD_COLORS.hibiscus,
          color: CARD_COLORS.cream,
          fontWeight: 700,
        }}
      >
        {picture ? (
          <img src={picture} alt="" {...DOORWAY} />
        ) : day ? (
          <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'center' }}>
            <div style={{ display: 'flex', marginTop: 48 }}>
              <Words line={day.month} style={{ fontWeight: 600 }} />
            </div>
            <div style={{ fontSize: 180, lineHeight: 1, marginTop: 16 }}>{day.day}</div>
          </div>
        ) : (
          <Words line={letter} />
        )}
      </div>
    </div>
  );
}

function Words({ line, style }: { line: Line; style?: CSSProperties }) {
  // The picture of a text has no room above and below the letters.
  if ('src' in line) return <img {...line} alt="" style={{ margin: '12px 0' }} />;
  return <div style={{ ...style, fontSize: line.sizePx }}>{line.text}</div>;
}
