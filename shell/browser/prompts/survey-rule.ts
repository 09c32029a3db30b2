import { surveyOpenKey, surveySentKey } from '@umbral/domain/storage/storage-keys.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import type { FramePorts } from '../../frame/frame-ports.ts';
import type { topics } from '../../topics.ts';
import type { PromptRule } from './arbiter.ts';
import type { FairRule } from './fair-rule.ts';
import { mayInterrupt } from './page-rule.ts';
import { keepSession, readSession } from './session-marks.ts';

/** Where tablets end [B080]. */
const tabletMaxWidthPx = 1024;

/** The survey's rule, and whether this visitor is to be asked at all. */
export interface SurveyRule extends PromptRule {
  /** Whoever is signed in is looked up at the backend, once; a failure means that nobody is asked [B078]. */
  mayAsk(): Promise<boolean>;
}

type Ports = Pick<FramePorts, 'bus' | 'call' | 'session'>;

/** Once a session, never of somebody who has answered; on small screens only when nothing else waits for an answer [B078, B080]. */
export function createSurveyRule({ bus, call, session }: Ports, fair: FairRule, path: () => string): SurveyRule {
  let asked: { readonly id: number; readonly isDue: Promise<boolean> } | undefined;
  const isCalm = () =>
    innerWidth > tabletMaxWidthPx ||
    (!topicsOf<typeof topics>({ bus }).last('content/audience-quest-changed')?.active && fair.isSettled());
  async function isUnanswered(id: number): Promise<boolean> {
    try {
      const { hasAnsweredSurvey } = await import(/* webpackChunkName: "calls" */ '../../frame/late-calls.ts');
      return !(await hasAnsweredSurvey(call, id));
    } catch {
      return false;
    }
  }
  return {
    fits: () => isCalm() && mayInterrupt(path()),
    onShown: () => keepSession(surveyOpenKey(product), '1'),
    async mayAsk() {
      const person = session.get();
      if (person === undefined || wasSurveyOpened()) return false;
      if (person === null) return !wasSurveySent();
      if (asked?.id !== person.id) asked = { id: person.id, isDue: isUnanswered(person.id) };
      return asked.isDue;
    },
  };
}

/** Whether it was open in this session, for whatever reason. */
export function wasSurveyOpened(): boolean {
  return readSession(surveyOpenKey(product)) !== null;
}

/** Whether it was sent from this browser. */
export function wasSurveySent(): boolean {
  try {
    return localStorage.getItem(surveySentKey(product)) !== null;
  } catch {
    return false;
  }
}
