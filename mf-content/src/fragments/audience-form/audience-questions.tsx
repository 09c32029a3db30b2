import { routes } from '@umbral/domain/routes/table.ts';
import { questsOffKey } from '@umbral/domain/storage/storage-keys.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon } from '@umbral/kit/media/icons.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useState } from 'react';
import css from '../../audience-form/audience-card.module.css';
import { audienceQuestions } from '../../audience-form/audience-questions.ts';
import { QuestionsForm } from '../../audience-form/questions-form.tsx';
import { SignInFirst } from '../../audience-form/sign-in-first.tsx';
import { useQuest } from '../../audience-form/use-quest.ts';
import { deviceMarks } from '../../model/device-marks.ts';
import { audienceTexts as texts } from '../../texts/audience-texts.ts';
import type { AudienceProps } from './audience-props.ts';
import { useAsked } from './use-asked.ts';

/** Forms that somebody does not want to see in this session. */
const putOff = deviceMarks(questsOffKey, () => sessionStorage);

/**
 * Three questions at a tool: closed until somebody opens them, never in the way. Who has answered is thanked instead, and
 * a stranger is told that they are for registered people [B107, M086].
 */
export function AudienceQuestions({ props: { form } }: { readonly props: AudienceProps }) {
  const session = useSession();
  const { isAnswered, isPutOff } = useAsked(form, putOff);
  const [wants, setWants] = useState<'nothing' | 'answer' | 'peace'>('nothing');
  const [isSent, setSent] = useState(false);
  /** The buttons come back where the form was: they take the focus. */
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = wants === 'answer' && Boolean(session) && !isSent && !isAnswered;
  const quest = useQuest(form, isOpen);
  const { title, lead } = texts.forms[form];
  if (wants === 'peace' || isPutOff) return null;
  if (isSent || isAnswered) return <Thanks form={form} words={isSent ? texts.sent : texts.answered} isNew={isSent} />;
  const later = () => {
    putOff.add(form);
    setWants('peace');
  };
  const close = () => {
    setWasOpen(true);
    setWants('nothing');
  };
  const finish = () => {
    quest.finish();
    setSent(true);
  };
  return (
    <section className={css.card} aria-label={title}>
      <p className={css.title}>{title}</p>
      <p className={css.lead}>{lead}</p>
      {wants === 'nothing' && (
        <FormReply className={css.actions} isNew={wasOpen}>
          <Button look="secondary" onClick={() => setWants('answer')}>
            {texts.begin(audienceQuestions[form].length)}
          </Button>
          <Button look="ghost" onClick={later}>
            {texts.later}
          </Button>
        </FormReply>
      )}
      {wants === 'answer' && session === null && (
        <FormReply>
          <SignInFirst />
        </FormReply>
      )}
      {isOpen && (
        <FormReply>
          <QuestionsForm
            about={form}
            questions={audienceQuestions[form]}
            onChanged={quest.begin}
            onSent={finish}
            onClose={close}
          />
        </FormReply>
      )}
    </section>
  );
}

interface ThanksProps extends AudienceProps {
  readonly words: string;
  readonly isNew: boolean;
}

function Thanks({ form, words, isNew }: ThanksProps) {
  return (
    <FormReply isNew={isNew} className={css.thanks} role="status">
      <Icon of={checkIcon} className={css.check} />
      <span>{words}</span>
      <Anchor href={`${routes.audience.href()}#${form}`} className={css.change}>
        {texts.seeAnswers}
      </Anchor>
    </FormReply>
  );
}
