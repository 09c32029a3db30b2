import { useEffect } from 'react';
import type { FormDocument } from './form-document.ts';

/** Long enough for a person who types to go on typing. */
const pauseMs = 700;

/** Runs when the browser has nothing better to do; at once where it cannot tell. */
function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 });
  else setTimeout(run);
}

/** Finds what is wrong with a form by the one shared schema; its chunk comes when it is first asked for. */
export async function checkForm(document: FormDocument): Promise<boolean> {
  const { projectFormIssues } = await import(
    /* webpackChunkName: "project-form-check" */ '@umbral/domain/project-form/project-form.ts'
  );
  const issues = projectFormIssues(document.form());
  document.setFound(issues);
  return Object.keys(issues).length === 0;
}

/** Keeps the issues true while somebody writes: never on a key press, but in the pause after one. */
export function useFormCheck(document: FormDocument): void {
  useEffect(() => {
    let pause: number | undefined;
    let checked: unknown;
    const check = async () => {
      checked = document.form();
      await checkForm(document).catch(() => {
        // Without its code the form is written all the same; the server says what is wrong.
        checked = undefined;
      });
    };
    const wait = () => {
      if (document.form() === checked) return;
      window.clearTimeout(pause);
      pause = window.setTimeout(() => whenIdle(() => void check()), pauseMs);
    };
    wait();
    const stop = document.subscribe(wait);
    return () => {
      stop();
      window.clearTimeout(pause);
    };
  }, [document]);
}
