import type { ComponentType, ReactNode } from 'react';
import type { WidgetChallenge, WorkChallenge } from './captcha-challenge.ts';

/** What a provider's widget tells; `absent` when it could not even be loaded. */
export type WidgetNews = { readonly token: string } | 'ready' | 'expired' | 'failed' | 'absent';

export interface CaptchaWidgetProps {
  readonly challenge: WidgetChallenge;
  readonly onNews: (news: WidgetNews) => void;
  /** What is said of it, below. */
  readonly children: ReactNode;
}

export type CaptchaStep =
  | 'idle'
  | 'loading'
  | 'asking'
  | 'solving'
  | 'solved'
  | 'expired'
  | 'failed'
  /** The provider's widget did not come: our own captcha is tried instead. */
  | 'replacing';

export interface CaptchaState {
  readonly step: CaptchaStep;
  /** The proof for the form; only while it is valid. */
  readonly token?: string;
  /** When a proof of our own stops counting, milliseconds since the epoch; providers tell it themselves. */
  readonly expiresAt?: number;
  /** Our own work, asked for already. */
  readonly work?: WorkChallenge;
  /** The provider's widget to show, and what draws it. */
  readonly widget?: { readonly challenge: WidgetChallenge; readonly Widget: ComponentType<CaptchaWidgetProps> };
}

/** The state after a widget's news; one that was taken away has nothing to say. */
export function afterNews(state: CaptchaState, news: Exclude<WidgetNews, 'absent'>): CaptchaState {
  const { widget } = state;
  if (!widget) return state;
  if (typeof news === 'object') return { step: 'solved', token: news.token, widget };
  if (news === 'failed') return { step: 'failed' };
  return { step: news === 'ready' ? 'asking' : 'expired', widget };
}
