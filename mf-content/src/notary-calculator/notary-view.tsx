import { notaryParameters } from '@umbral/domain/parameters/notary.ts';
import { useSpelled } from '../calculators/amount.tsx';
import { MoneyTable } from '../calculators/money-table.tsx';
import { ResultActions } from '../calculators/result-actions.tsx';
import { ResultFigures } from '../calculators/result-figures.tsx';
import { ResultNotes } from '../calculators/result-notes.tsx';
import { searchHref } from '../calculators/search-href.ts';
import { ShareBar } from '../calculators/share-bar.tsx';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { notaryTexts as texts } from '../texts/notary-texts.ts';
import type { NotaryResult } from './notary-form.ts';

interface NotaryViewProps {
  readonly result: NotaryResult;
  /** Opens the same result again. */
  readonly query: string;
}

/** What a deed costs the buyer and the seller, line by line. */
export function NotaryView({ result: { price, kind, lines, total, buyer, seller }, query }: NotaryViewProps) {
  const spelled = useSpelled();
  const { year, source, asOf } = notaryParameters;
  return (
    <>
      <ResultFigures
        main={{ term: texts.buyer, cop: buyer }}
        others={[
          { term: texts.sellerPays, cop: seller },
          { term: texts.total, cop: total },
        ]}
      />
      <ShareBar
        title={texts.whoPays}
        parts={[
          { label: texts.buyerShort, cop: buyer },
          { label: texts.sellerPays, cop: seller },
        ]}
      />
      <MoneyTable
        caption={texts.table}
        head={[texts.concept, texts.buyerShort, texts.sellerPays, texts.total]}
        rows={lines.map((line) => [
          texts.concepts[line.concept],
          spelled(line.buyer),
          spelled(line.seller),
          spelled(line.amount),
        ])}
        foot={[texts.total, spelled(buyer), spelled(seller), spelled(total)]}
      />
      <ResultNotes
        notes={[
          ...(kind === 'aboveVis' ? [] : [texts.social[kind]]),
          `${texts.year(year)} ${calculatorTexts.source(source, asOf)}`,
          texts.note,
        ]}
      />
      <ResultActions
        search={{ href: searchHref(kind, price), upTo: spelled(price) }}
        result={{ calculator: 'notary', query, amount: buyer }}
      />
    </>
  );
}
