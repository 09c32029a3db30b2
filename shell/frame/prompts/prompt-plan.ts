import type { FragmentAddress } from '@umbral/protocol/remote/fragment-address.ts';
import type { Store } from '../../store.ts';

/** What may interrupt a visitor after the cookie banner, the most important first [B128]. */
export const promptNames = ['fair-popup', 'survey', 'newsletter'] as const;

export type PromptName = (typeof promptNames)[number];

/** Whose view each is. */
export const promptFragments = {
  'fair-popup': 'mf-fair/popup',
  survey: 'mf-content/portal-survey',
  newsletter: 'mf-content/newsletter',
} as const satisfies Record<PromptName, FragmentAddress>;

/** What a view is told: the survey asks first where it comes by itself. */
export function promptProps(name: PromptName, isAskedFor: boolean): Readonly<Record<string, string>> {
  return name === 'survey' ? { from: isAskedFor ? 'button' : 'prompt' } : {};
}

/** The one interruption on the screen. */
export interface ShownPrompt {
  readonly name: PromptName;
  /** The person pressed something for it: no interruption, so none of its rules hold. */
  readonly isAskedFor: boolean;
}

/** How one ended: put away by the person, or its fragment has nothing (more) to show. */
export type PromptEnd = 'closed' | 'gone';

/** What the frame knows of the interruptions. */
export interface Prompts extends Store<ShownPrompt | undefined> {
  readonly first: ShownPrompt | undefined;
  /** Shows one because the person asks for it; false where it cannot be had. */
  open(name: PromptName): boolean;
  /** The view of the one that is shown has come: from here on it counts as an interruption. */
  drawn(): void;
  end(how: PromptEnd): void;
}
