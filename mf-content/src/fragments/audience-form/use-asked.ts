import type { AudienceForm } from '@umbral/domain/contact/audience.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { useEffect, useState } from 'react';
import type { DeviceMarks } from '../../model/device-marks.ts';

/** Whether the signed-in person has answered a form, and whether this session wants to see it; both false at first. */
export function useAsked(form: AudienceForm, putOff: DeviceMarks) {
  const { call } = useRemote();
  const userId = useSession()?.id;
  const [answeredBy, setAnsweredBy] = useState<number>();
  const [isPutOff, setPutOff] = useState(false);
  useEffect(() => setPutOff(putOff.has(form)), [putOff, form]);
  useEffect(() => {
    if (userId === undefined) return;
    let isCurrent = true;
    import('../../audience-form/audience-calls.ts')
      .then(({ hasAnswered }) => hasAnswered(call, form))
      .then(
        (has) => isCurrent && has && setAnsweredBy(userId),
        // Nobody can tell: the questions may be answered once more, which changes the answers.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [call, form, userId]);
  return { isAnswered: userId !== undefined && answeredBy === userId, isPutOff };
}
