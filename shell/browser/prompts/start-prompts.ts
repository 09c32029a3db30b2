import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { parseFragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { FramePorts } from '../../frame/frame-ports.ts';
import { type PromptName, promptFragments } from '../../frame/prompts/prompt-plan.ts';
import type { topics } from '../../topics.ts';
import { bootRemote } from '../load-remote.ts';
import { type Allowance, createAllowance } from './allowance.ts';
import { type Arbiter, createArbiter } from './arbiter.ts';
import { createFairRule, type FairRule } from './fair-rule.ts';
import { countInteractions, interactionCount, surveyThreshold } from './interactions.ts';
import { createNewsletterRule, watchExit } from './newsletter-rule.ts';
import { watchObstacles } from './obstacles.ts';
import { createSurveyRule, type SurveyRule } from './survey-rule.ts';

/** The arbiter with what it is made of. */
export interface StartedPrompts {
  readonly arbiter: Arbiter;
  readonly fair: FairRule;
  readonly survey: SurveyRule;
  readonly allowance: Allowance;
}

/** Begins to decide what may interrupt on the pages to come, until it is told to end [B128]. */
export function startPrompts(ports: FramePorts, ending: AbortSignal): StartedPrompts {
  const { bus, session } = ports;
  const now = () => Date.now();
  const path = () => bus.last('shell/navigated')?.path ?? location.pathname;
  const fair = createFairRule(
    ports,
    path,
    () => arbiter.request('fair-popup'),
    () => isOffered('fair-popup'),
  );
  const survey = createSurveyRule(ports, fair, path);
  const allowance = createAllowance(() => localStorage, now);
  const arbiter = createArbiter({
    isOffered,
    rules: { 'fair-popup': fair, survey, newsletter: createNewsletterRule(path) },
    obstacle: watchObstacles(now, ending),
    allowance,
  });
  const askForOpinion = async () => {
    if (await survey.mayAsk()) arbiter.request('survey');
    else arbiter.withdraw('survey');
  };
  bus.handle('shell/request-prompt', ({ name }) => (name === 'survey' ? void askForOpinion() : arbiter.request(name)));
  bus.on('shell/navigated').subscribe(() => {
    arbiter.withdraw('fair-popup');
    fair.pageOpened();
  });
  if (!bus.last('shell/navigated')) fair.pageOpened();
  const others = topicsOf<typeof topics>(ports);
  others.on('fair/state-changed').subscribe(() => arbiter.look());
  others.on('content/survey-closed').subscribe(() => arbiter.get()?.name === 'survey' && arbiter.end('closed'));
  others.on('content/newsletter-joined').subscribe(() => allowance.noteJoined());
  countInteractions(askForOpinion, ending);
  session.subscribe(() => interactionCount() >= surveyThreshold && void askForOpinion());
  watchExit(() => {
    if (allowance.read().hasJoined) return;
    // Now or never: whoever stays after all is not asked in the middle of something else.
    arbiter.request('newsletter');
    arbiter.withdraw('newsletter');
  }, ending);
  return { arbiter, fair, survey, allowance };
}

/** A remote that is switched off, or of a version without the view, offers nothing. */
function isOffered(name: PromptName): boolean {
  const address = parseFragmentAddress(promptFragments[name]);
  return !!address && !!bootRemote(address.owner)?.fragments.includes(address.name);
}
