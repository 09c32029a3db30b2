import { Button } from '@umbral/kit/actions/button.tsx';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';
import { auditQuery } from './audit-query.ts';
import { auditTexts } from './audit-texts.ts';

/** Who did what, when and why; the address keeps the filters. */
export function AuditPage() {
  const [params, setParams] = useSearchParams();
  const query = auditQuery(params);
  return (
    <>
      <ScreenHeading
        title={auditTexts.title}
        lead={auditTexts.lead}
        action={
          <a
            href={`/platform/api/audit/csv?${query}`}
            download
            className={buttonClass({ look: 'secondary', size: 's' })}
          >
            {auditTexts.download}
          </a>
        }
      />
      <AuditFilters params={params} onChange={setParams} />
      <AuditList
        key={query}
        query={query}
        clear={
          <Button look="secondary" onClick={() => setParams({})}>
            {auditTexts.clear}
          </Button>
        }
      />
    </>
  );
}
