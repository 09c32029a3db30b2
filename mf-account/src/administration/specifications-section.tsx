import { Button } from '@umbral/kit/actions/button.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { QuestionDialog } from '../staff/question-dialog.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import type { SpecificationPage } from './administration-queries.ts';
import { approveQuestion, refuseQuestion } from './specification-questions.tsx';
import { useSection } from './use-section.ts';

const texts = administrationTexts.specifications;

/** What builders wrote themselves and waits for a decision [C310, C311, C312]. */
export function SpecificationsSection({ given }: { readonly given: SpecificationPage | null }) {
  const { call, list, ask, dialog, page, hrefOf } = useSection({
    key: 'specifications',
    given,
    read: (queries, api, asked) => queries.readSpecifications(api, asked),
  });
  return (
    <>
      <StaffListView
        list={list}
        title={texts.title}
        count={texts.count}
        empty={texts.empty}
        emptyHint={texts.emptyHint}
        paging={<Pagination current={page} total={list.data?.pages ?? 0} hrefOf={hrefOf} />}
      >
        {(one) => (
          <StaffRow
            title={one.name}
            facts={[
              texts.kinds[one.kind],
              one.plant ? `${one.project.title}, ${one.plant.name}` : one.project.title,
              one.builder.name,
              texts.waiting(one.waiting),
            ]}
            actions={
              <>
                <Button
                  look="secondary"
                  aria-label={texts.approveOf(one.name)}
                  onClick={() => ask(approveQuestion(call, one))}
                >
                  {texts.approve}
                </Button>
                <Button
                  look="secondary"
                  aria-label={texts.refuseOf(one.name)}
                  onClick={() => ask(refuseQuestion(call, one))}
                >
                  {texts.refuse}
                </Button>
              </>
            }
          />
        )}
      </StaffListView>
      <QuestionDialog {...dialog} />
    </>
  );
}
