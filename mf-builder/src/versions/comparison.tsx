import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import { ChangeList } from './change-list.tsx';
import { RestorePart } from './restore-part.tsx';
import css from './versions.module.css';
import type { VersionsData } from './versions-queries.ts';
import { versionsTexts as texts } from './versions-texts.ts';

/** One version beside another: field by field, and the way back to it. */
export function Comparison({ of: data }: { readonly of: VersionsData }) {
  const { shown, against, groups, versions } = data;
  const isNewest = versions[0]?.version === shown;
  return (
    <section className={css.comparison} aria-labelledby="comparison">
      <SectionHeading id="comparison">
        {against === undefined ? texts.version(shown) : texts.comparison(shown, against)}
      </SectionHeading>
      {versions.length > 1 && <OtherVersion of={data} />}
      {against === undefined && <Notice>{texts.first}</Notice>}
      {against !== undefined && groups.length === 0 && <Notice>{texts.same}</Notice>}
      {groups.map((group) => (
        <ChangeList key={group.title} group={group} pictures={data.pictures} names={data.names} />
      ))}
      {!isNewest && <RestorePart of={data} />}
    </section>
  );
}

/** Chooses what the version is compared with: a form of the address, so that it works without script. */
function OtherVersion({ of: { shown, against, versions } }: { readonly of: VersionsData }) {
  const options = versions
    .filter(({ version }) => version !== shown)
    .map(({ version, day, time }) => ({ value: String(version), label: `${texts.version(version)}, ${day}, ${time}` }));
  return (
    <Form method="get" className={css.other} aria-label={texts.compareWith}>
      <input type="hidden" name="version" value={shown} />
      <SelectField
        name="con"
        label={texts.compareWith}
        options={options}
        defaultValue={String(against ?? options[0]?.value ?? '')}
      />
      <Button type="submit" look="secondary">
        {texts.compare}
      </Button>
    </Form>
  );
}
