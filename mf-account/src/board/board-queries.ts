import { openBoard } from '@umbral/domain/api/boards.ts';
import { plantCardOf } from '@umbral/kit/cards/plant-card.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { boardTexts } from '../texts/board-texts.ts';
import type { BoardData } from './board.ts';

/** The shared list behind an address; a page that says so where it is not shared any more. */
export async function loadBoard({ context, params, request: { signal } }: LoaderArgs): Promise<BoardData> {
  const { call } = context.get(remoteContext);
  const { token = '' } = params;
  try {
    const { data } = await call(openBoard, { body: { token } }, { signal });
    const now = Date.now();
    return {
      ...data,
      token,
      homes: data.homes.map(({ plant, ...home }) => ({ ...home, card: plantCardOf(plant, now) })),
    };
  } catch (error) {
    const isGone = error instanceof ApiError && ['not-found', 'invalid-input'].includes(error.problem.type);
    throw isGone ? notFound({ message: boardTexts.gone }) : error;
  }
}
