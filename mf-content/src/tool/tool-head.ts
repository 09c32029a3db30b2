import { glossarySlug } from '@umbral/domain/routes/term-href.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, definedTerms, faqPage } from '../model/structured-data.ts';
import { toolHref } from '../model/tool-card.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import { checklistOf, questionsOf } from './checklist.ts';
import { glossaryOf } from './glossary.ts';
import { type ToolData, toolCrumbs } from './tool-data.ts';

/** What a tool tells search engines [B104]. */
export function toolHead(tool: ToolData, origin: string): Head {
  const { slug, title, excerpt } = tool;
  const href = toolHref(slug);
  return {
    title: texts.documentTitle(title),
    description: excerpt,
    canonical: href,
    ...structuredData(() => [breadcrumbList(toolCrumbs(title), href, origin), ...ownData(tool, origin)]),
  };
}

function ownData({ slug, title, kind, body }: ToolData, origin: string) {
  if (slug === glossarySlug) {
    const entries = glossaryOf(body).flatMap((letter) => letter.entries);
    return [definedTerms({ title, href: toolHref(slug), entries }, origin)];
  }
  const questions = kind === 'checklist' ? questionsOf(checklistOf(body)) : [];
  return questions.length > 0 ? [faqPage(questions)] : [];
}
