import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { samplePayload } from './sample-payload-texts.ts';
import { signatureCheck } from './signature-check.ts';
import css from './webhook.module.css';
import { webhookTexts as texts } from './webhook-texts.ts';

/** What whoever writes the receiver has to know. */
export function ReceiverGuide() {
  return (
    <section aria-labelledby="guide" className={css.part}>
      <SectionHeading id="guide" lead={texts.guideLead}>
        {texts.guide}
      </SectionHeading>
      <ul className={css.rules}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3 className={css.title}>{texts.headers}</h3>
      <dl className={css.headers}>
        {texts.headerRows.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Sample title={texts.sample} code={JSON.stringify(samplePayload, null, 2)} />
      <Sample title={texts.check} lead={texts.checkLead} code={signatureCheck} />
    </section>
  );
}

function Sample({ title, lead, code }: { readonly title: string; readonly lead?: string; readonly code: string }) {
  return (
    <details className={css.sample}>
      <summary>{title}</summary>
      {lead && <p className={css.hint}>{lead}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </details>
  );
}
