import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { memo } from 'react';
import { usePart } from '../ui/use-part.ts';
import { formTexts as texts } from './form-texts.ts';
import css from './project-form.module.css';
import { type FormSection, sections } from './sections/sections.ts';

interface SectionPanelProps {
  readonly section: FormSection;
  readonly onOpen: (section: FormSection) => void;
}

/** The section that is open, and the ways to its neighbours. */
export function SectionPanel({ section, onOpen }: SectionPanelProps) {
  const index = sections.indexOf(section);
  const [before, next] = [sections[index - 1], sections[index + 1]];
  const headingId = `seccion-${section.key}`;
  return (
    <section className={css.panel} aria-labelledby={headingId}>
      <SectionHeading id={headingId} lead={section.lead}>
        {section.title}
      </SectionHeading>
      <SectionBody key={section.key} section={section} />
      <div className={css.neighbours}>
        {before && (
          <Button look="ghost" onClick={() => onOpen(before)}>
            {texts.before(before.title)}
          </Button>
        )}
        {next && (
          <Button
            look="secondary"
            onClick={() => onOpen(next)}
            onPointerEnter={() => void next.load().catch(() => undefined)}
          >
            {texts.next(next.title)}
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * The fields of a section, whose code comes when it is opened; a failure is said and can be tried again. What is said
 * around the form while it is kept draws none of them.
 */
const SectionBody = memo(function SectionBody({ section }: { readonly section: FormSection }) {
  const { Part: Body, hasFailed, retry: load } = usePart(section.load);
  if (Body) return <Body />;
  if (!hasFailed) return <Skeleton shape="block" count={3} />;
  const retry = (
    <Button look="secondary" size="s" onClick={load}>
      {texts.retry}
    </Button>
  );
  return (
    <Notice tone="error" role="alert" action={retry}>
      {texts.sectionFailed}
    </Notice>
  );
});
