import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, type FrequentQuestion, faqPage, webApplication } from '../model/structured-data.ts';
import { sharedTexts } from '../texts/shared-texts.ts';

interface CalculatorWords {
  readonly title: string;
  readonly description: string;
  readonly questions: readonly FrequentQuestion[];
}

/** Where a calculator stands. */
export function calculatorCrumbs(title: string): readonly Crumb[] {
  return [
    { label: sharedTexts.home, href: routes.home.href() },
    { label: sharedTexts.tools, href: routes.tools.href() },
    { label: title },
  ];
}

/** What a calculator tells search engines: one page, whatever its query says [B104]. */
export function calculatorHead({ title, description, questions }: CalculatorWords, href: string, origin: string): Head {
  return {
    title: sharedTexts.documentTitle(title),
    description,
    canonical: href,
    ...structuredData(() => [
      breadcrumbList(calculatorCrumbs(title), href, origin),
      webApplication({ title, description, href }, origin),
      faqPage(questions),
    ]),
  };
}
