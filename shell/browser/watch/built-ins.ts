import type { AppName } from '@umbral/protocol/release/artifact.ts';
import type { BootstrapGlobals } from '../../document/bootstrap-script.ts';
import { appsInDocument } from './app-of.ts';
import type { AppFailure } from './trouble.ts';

const globals: BootstrapGlobals = window as never;

/** Looks after what all code of the document shares. */
export interface BuiltInGuard {
  /** Puts back what was changed since the last look. */
  look(): void;
}

/**
 * Keeps the prototypes of the browser as they were before any code ran. What was added goes, what was replaced comes
 * back; from now on an addition throws where it is made, so that its stack says whose it is. Members stay writable:
 * where one of a prototype is not, no object that inherits it can have its own by assignment.
 */
export function guardBuiltIns(onFailure: (failure: AppFailure) => void): BuiltInGuard {
  const born = globals.__builtIns;

  function tell(what: string): void {
    // The code is gone that did it: all that draw are told of, and only the guilty version does worse than the others.
    const suspects: readonly AppName[] = [...appsInDocument()].filter((app) => app !== 'shell');
    for (const app of suspects) onFailure({ app, signal: 'contract-broken', message: what });
  }

  function look(): void {
    for (const [prototype, members] of born) {
      for (const name of Reflect.ownKeys(prototype)) {
        const before = Reflect.get(members, name);
        const now = Object.getOwnPropertyDescriptor(prototype, name);
        if (!before) Reflect.deleteProperty(prototype, name) && tell(`${nameOf(prototype, name)} was added`);
        else if (now && isOther(now, before) && Reflect.defineProperty(prototype, name, before))
          tell(`${nameOf(prototype, name)} was replaced`);
      }
    }
  }

  look();
  for (const [prototype] of born) Object.preventExtensions(prototype);
  return { look };
}

function isOther(now: PropertyDescriptor, before: PropertyDescriptor): boolean {
  return now.value !== before.value || now.get !== before.get || now.set !== before.set;
}

function nameOf(prototype: object, member: PropertyKey): string {
  return `${prototype.constructor.name}.prototype.${String(member)}`;
}
