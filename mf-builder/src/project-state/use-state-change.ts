import { type ProjectAction, projectTransitions } from '@umbral/domain/homes/project-states.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';
import { useFailure } from '../ui/use-failure.ts';

/** A project as a change of its state names it. */
export interface StatedProject {
  readonly id: number;
  readonly title: string;
  /** That was read. */
  readonly version: number;
}

/** A change that waits for a yes, or for its reason. */
export interface AskedChange {
  readonly project: StatedProject;
  readonly action: ProjectAction;
}

/** Leads projects from one state to another, one at a time. */
export interface StateChange {
  /** `id:action` of what is on its way. */
  readonly busy: string | undefined;
  readonly asked: AskedChange | undefined;
  /** A button: does it, or asks first. */
  readonly press: (project: StatedProject, action: ProjectAction) => void;
  /** Does it; gives the sentence of a refusal. */
  readonly carryOut: (change: AskedChange, reason: string | null) => Promise<string | undefined>;
  readonly close: () => void;
}

/** What takes a project from the public, or wants a reason, is asked about. */
const isAskedAbout = (action: ProjectAction) =>
  action === 'pause' || action === 'archive' || projectTransitions[action].needsReason === true;

/** The changes of a page; after each the page is read again, and the button keeps the focus. */
export function useStateChange(): StateChange {
  const { call, toast } = useRemote();
  const failure = useFailure();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string>();
  const [asked, setAsked] = useState<AskedChange>();
  // The second click of a double click comes before the first is drawn.
  const isBusy = useRef(false);

  const carryOut = async ({ project: { id, version }, action }: AskedChange, reason: string | null) => {
    if (isBusy.current) return texts.projects.failed;
    isBusy.current = true;
    setBusy(`${id}:${action}`);
    try {
      const { changeStateAsRead } = await import('@umbral/domain/api/change-state-as-read.ts');
      const { ok, message } = await changeStateAsRead(call, { id, version, action, reason });
      await revalidate();
      if (ok === 0) return message;
      toast({ tone: 'success', text: message });
      setAsked(undefined);
      return undefined;
    } catch (error) {
      return (await failure(error, texts.projects.failed)).text;
    } finally {
      isBusy.current = false;
      setBusy(undefined);
    }
  };
  const press = (project: StatedProject, action: ProjectAction) => {
    if (isBusy.current) return;
    if (isAskedAbout(action)) return setAsked({ project, action });
    void carryOut({ project, action }, null).then((refusal) => refusal && toast({ tone: 'warning', text: refusal }));
  };
  return { busy, asked, press, carryOut, close: () => setAsked(undefined) };
}
