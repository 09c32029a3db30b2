import {
  type PromptEnd,
  type PromptName,
  type Prompts,
  promptNames,
  type ShownPrompt,
} from '../../frame/prompts/prompt-plan.ts';
import { createStore } from '../../store.ts';
import type { Allowance } from './allowance.ts';
import type { Obstacle } from './obstacles.ts';

/** While something waits, the page is looked at so often. */
const lookMs = 500;

/** The rule of one kind of prompt. */
export interface PromptRule {
  /** Whether it may come on the page that is open, as things stand; one that is shown and no longer fits goes away. */
  fits(): boolean;
  /** It has come. */
  onShown?(): void;
  /** The person has put it away. */
  onClosed?(): void;
}

interface ArbiterPorts {
  /** Whether the view of a prompt is in the composition. */
  readonly isOffered: (name: PromptName) => boolean;
  readonly rules: Readonly<Record<PromptName, PromptRule>>;
  readonly obstacle: (name: PromptName) => Obstacle | undefined;
  readonly allowance: Allowance;
}

/** Why a prompt comes or not: what is in its way, the first thing first. */
export type Verdict = 'shown' | 'not-requested' | 'does-not-fit' | 'another' | 'allowance' | 'may-come' | Obstacle;

/** Decides what may interrupt. */
export interface Arbiter extends Prompts {
  /** Lets a prompt wait for its moment. */
  request(name: PromptName): void;
  /** It need not wait any more; what is shown stays. */
  withdraw(name: PromptName): void;
  /** Another page is on the screen, or what a rule asks about has changed. */
  look(): void;
  why(name: PromptName): Verdict;
}

/**
 * One interruption at a time, in the order of their importance, only where it fits and while nothing stands against it.
 * What waits is looked at twice a second: most obstacles go without an event of their own.
 */
export function createArbiter({ isOffered, rules, obstacle, allowance }: ArbiterPorts): Arbiter {
  const shown = createStore<ShownPrompt | undefined>(undefined);
  const waiting = new Set<PromptName>();
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Whether the person sees what is shown: its view may still be on its way, or find that it has nothing to say. */
  let isDrawn = false;

  function look(): void {
    const current = shown.get();
    if (current && !current.isAskedFor && !rules[current.name].fits()) shown.set(undefined);
    if (!shown.get()) showNext();
    const isWaiting = waiting.size > 0;
    if (isWaiting) timer ??= setInterval(look, lookMs);
    else stop();
  }

  function showNext(): void {
    const name = promptNames.find((one) => waiting.has(one) && rules[one].fits());
    if (!name || !allowance.allows() || obstacle(name)) return;
    show({ name, isAskedFor: false });
  }

  function show(next: ShownPrompt): void {
    waiting.delete(next.name);
    isDrawn = false;
    shown.set(next);
    rules[next.name].onShown?.();
  }

  function drawn(): void {
    const current = shown.get();
    if (!current || isDrawn) return;
    isDrawn = true;
    if (!current.isAskedFor) allowance.noteShown();
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function end(how: PromptEnd): void {
    const current = shown.get();
    if (!current) return;
    shown.set(undefined);
    if (how === 'closed') {
      if (isDrawn || current.isAskedFor) allowance.noteClosed();
      rules[current.name].onClosed?.();
    }
    look();
  }

  function why(name: PromptName): Verdict {
    if (shown.get()?.name === name) return 'shown';
    if (!rules[name].fits()) return 'does-not-fit';
    if (!waiting.has(name)) return 'not-requested';
    if (shown.get() || promptNames.find((one) => waiting.has(one) && rules[one].fits()) !== name) return 'another';
    if (!allowance.allows()) return 'allowance';
    return obstacle(name) ?? 'may-come';
  }

  return {
    ...shown,
    look,
    drawn,
    end,
    why,
    request(name) {
      if (shown.get()?.name === name || !isOffered(name)) return;
      waiting.add(name);
      look();
    },
    withdraw(name) {
      waiting.delete(name);
      look();
    },
    open(name) {
      if (!isOffered(name)) return false;
      show({ name, isAskedFor: true });
      return true;
    },
  };
}
