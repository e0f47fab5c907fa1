import { headingVariants } from '@/components/ui/heading';

const STEPS = [
  {
    art: 'flyer-phone',
    alt: 'A hand holding a phone that shows our mark',
    title: 'Download the app',
    text: 'Choose Android or iOS.',
  },
  {
    art: 'flyer-places',
    alt: 'Two places on a map, joined by a dotted path',
    title: 'Say where you are from',
    text: 'And where you live now, so you see what is close to you.',
  },
  {
    art: 'block-news',
    alt: 'A reader with a community newspaper',
    title: 'Read your news',
    text: 'News about your ethnic community in your city.',
  },
  {
    art: 'block-services',
    alt: 'A hairdresser braiding a client’s hair',
    title: 'Book and meet',
    text: 'Services, events and people close to you.',
  },
] as const;

/** The flyer: our drawings as images, the words beside them live, so that they translate and print. */
export function Flyer() {
  return (
    <main className="flyer">
      <div className="mx-auto w-full max-w-page px-gutter">
        <h1 className={headingVariants({ size: 'hero' })}>How it works</h1>
        <ol>
          {STEPS.map(({ art, alt, title, text }) => (
            <li key={art}>
              <img src={`/art/${art}.svg`} alt={alt} width={360} height={400} />
              <div>
                <h2 className={headingVariants({ size: 'medium' })}>{title}</h2>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <img
          className="table"
          src="/art/hero-table.svg"
          alt="Neighbours from many cultures sharing one long table on a city street"
          width={680}
          height={600}
        />
      </div>
    </main>
  );
}
