import { useEffect, useState } from 'react';
import type { FramePorts } from '../../frame/frame-ports.ts';
import { fairDebugTexts as texts } from './fair-debug-texts.ts';

/** The fair that pages were told of by its key, with its dates as the backend has them now [C032]. */
export function useActiveFair(call: FramePorts['call'], told: string | null): string {
  const [dates, setDates] = useState('');
  useEffect(() => {
    if (told === null) return;
    let isWanted = true;
    const ask = async () => {
      const { allFairs } = await import(/* webpackChunkName: "calls" */ '../../frame/late-calls.ts');
      const fair = (await allFairs(call)).find(({ hyphenized }) => hyphenized === told);
      return fair ? texts.dates(fair.starts_on, fair.ends_on) : '';
    };
    ask().then(
      (words) => isWanted && setDates(words),
      () => isWanted && setDates(texts.failed),
    );
    return () => {
      isWanted = false;
    };
  }, [call, told]);
  return told === null ? texts.noFair : `${told} ${dates}`.trim();
}
