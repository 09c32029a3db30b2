import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useCallback, useRef, useState } from 'react';
import { signPaths } from '../../sign/sign-ways.ts';
import { alertTexts } from '../../texts/alert-texts.ts';
import { loginTexts } from '../../texts/login-texts.ts';
import { recoveryTexts } from '../../texts/recovery-texts.ts';
import { registrationTexts } from '../../texts/registration-texts.ts';
import { signTexts } from '../../texts/sign-texts.ts';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import css from './sign.module.css';
import { type FormView, SignForms } from './sign-forms.tsx';
import { TermsQuestion } from './terms-question.tsx';
import { type SignView, useSignIntents } from './use-sign-intents.ts';

const loadAlertPanel = async () =>
  (await import(/* webpackChunkName: "alert-panel" */ '../../alert/alert-panel.tsx')).AlertPanel;

/** Closes one view: what took its place meanwhile stays. */
const without = (gone: SignView | undefined) => (now: SignView | undefined) => (now === gone ? undefined : now);

/** Login, registration, recovery and alerts over the page, woken by intents from anywhere [B057, B071, B106]. */
export function Sign() {
  const { bus, toast } = useRemote();
  const [view, setView] = useState<SignView>();
  const [AlertPanel, fetchAlertPanel] = useLazyPart(loadAlertPanel, alertTexts.error);
  /** Whose session has ended on this page. */
  const ended = useRef<number>(undefined);
  const close = () => setView(without(view));
  const show = useCallback(
    async (wanted: SignView) => {
      setView(wanted);
      if ('personId' in wanted) ended.current = wanted.personId;
      if (wanted.name === 'alert' && !(await fetchAlertPanel())) setView(without(wanted));
    },
    [fetchAlertPanel],
  );
  const isMember = Boolean(useSession());
  useSignIntents(show);
  const content = useRef<HTMLDivElement>(null);
  useFocusOnChange(view?.name, () =>
    content.current?.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]'),
  );
  const welcome = () => {
    const session = bus.last('shell/session-changed')?.session;
    // The page was drawn for somebody else and may hold what they typed.
    if (ended.current !== undefined && ended.current !== session?.id) return location.reload();
    if (session) toast({ tone: 'success', text: signTexts.welcome(session.name) });
    close();
  };
  const tellRecovery = (message: string) => {
    toast({ tone: 'success', text: message });
    close();
  };
  return (
    <>
      <Dialog isOpen={view !== undefined} onClose={close} variant="sheet" size="s" title={titleOf(view, isMember)}>
        <div ref={content}>
          {view !== undefined && 'hint' in view && view.hint !== undefined && (
            <div className={css.hint}>
              <Notice tone="info">
                {view.hint}
                {view.isOptional && <span className={css.kept}>{signTexts.keptHere}</span>}
              </Notice>
              {view.isOptional && (
                <>
                  <Button look="ghost" wide onClick={close}>
                    {signTexts.goOn}
                  </Button>
                  <KeptLink />
                </>
              )}
            </div>
          )}
          {isForm(view) && <SignForms view={view} show={setView} onSignedIn={welcome} onRecoverySent={tellRecovery} />}
          {view?.name === 'alert' &&
            (AlertPanel ? <AlertPanel path={view.path} onDone={close} /> : <Skeleton count={6} />)}
          {view?.name === 'exclusive' && (
            <>
              <p className={css.hint}>{isMember ? signTexts.exclusiveText : signTexts.membersText}</p>
              <Button wide onClick={isMember ? close : () => setView({ name: 'login' })}>
                {isMember ? signTexts.close : signTexts.enter}
              </Button>
              {!isMember && <KeptLink />}
            </>
          )}
        </div>
      </Dialog>
      <TermsQuestion />
    </>
  );
}

function KeptLink() {
  return (
    <p className={css.see}>
      <Anchor href={routes.kept.href()}>{signTexts.seeKept}</Anchor>
    </p>
  );
}

function isForm(view: SignView | undefined): view is FormView {
  return view !== undefined && view.name in signPaths;
}

function titleOf(view: SignView | undefined, isMember: boolean): string {
  if (view?.name === 'register') return registrationTexts.title;
  if (view?.name === 'recovery') return recoveryTexts.title;
  if (view?.name === 'alert') return alertTexts.title;
  if (view?.name !== 'exclusive') return loginTexts.title;
  return isMember ? signTexts.exclusiveTitle : signTexts.membersTitle;
}
