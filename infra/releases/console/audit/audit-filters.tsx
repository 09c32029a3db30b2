import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextSearch } from '../frame/text-search.tsx';
import { useAppNames } from '../session/use-app-names.ts';
import css from './audit-page.module.css';
import type { AuditFilterName } from './audit-query.ts';
import { auditTexts, deedText } from './audit-texts.ts';

interface AuditFiltersProps {
  readonly params: URLSearchParams;
  readonly onChange: (params: URLSearchParams) => void;
}

/** The filters: lists take effect at once, a name with Enter. */
export function AuditFilters({ params, onChange }: AuditFiltersProps) {
  const actor = params.get('actor') ?? '';
  const { all } = useAppNames();
  const set = (name: AuditFilterName, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    onChange(next);
  };
  return (
    <div className={css.filters}>
      <SelectField
        label={auditTexts.remote}
        placeholder={auditTexts.all}
        options={all.map((name) => ({ value: name, label: name }))}
        value={params.get('remote') ?? ''}
        onChange={({ currentTarget }) => set('remote', currentTarget.value)}
      />
      <SelectField
        label={auditTexts.action}
        placeholder={auditTexts.allActions}
        options={Object.keys(auditTexts.deeds).map((action) => ({ value: action, label: deedText(action) }))}
        value={params.get('action') ?? ''}
        onChange={({ currentTarget }) => set('action', currentTarget.value)}
      />
      <TextSearch
        key={actor}
        label={auditTexts.actor}
        action={auditTexts.filter}
        text={actor}
        onSearch={(value) => set('actor', value)}
      />
    </div>
  );
}
