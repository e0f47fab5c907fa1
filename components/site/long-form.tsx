import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { headingVariants } from '@/components/ui/heading';

export interface LongFormSection {
  /** The fragment of the section's address. */
  id: string;
  title: string;
  body: ReactNode;
}

interface LongFormProps {
  title: string;
  /** "Last updated ..." for pages that bind somebody. */
  updated?: string;
  lead: string;
  sections: readonly LongFormSection[];
}

/** A page to read: title, lead, contents at the side (folded on phones), sections. */
export function LongForm({ title, updated, lead, sections }: LongFormProps) {
  return (
    <main className="page long">
      <nav className="toc max-lg:hidden" aria-label="On this page">
        <h2>On this page</h2>
        <Contents sections={sections} />
      </nav>
      <article className="prose">
        <h1 className={headingVariants({ size: 'large' })}>{title}</h1>
        {updated ? <p className="text-sm text-muted">{updated}</p> : null}
        <p className="lead">{lead}</p>
        <details className="toc lg:hidden">
          <summary>
            On this page
            <ChevronDown />
          </summary>
          <div className="px-4 pb-3">
            <Contents sections={sections} />
          </div>
        </details>
        <div className="prose mt-10">
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2 className={headingVariants({ size: 'medium' })}>{section.title}</h2>
              {section.body}
            </section>
          ))}
        </div>
      </article>
    </main>
  );
}

function Contents({ sections }: { sections: readonly LongFormSection[] }) {
  return (
    <ul>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ul>
  );
}
