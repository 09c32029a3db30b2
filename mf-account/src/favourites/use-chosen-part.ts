import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { type Order, orders } from './kept-home.ts';

/** Which of the favourites are shown: those of a list, or all, in an order. */
interface ChosenPart {
  readonly listId: number | null;
  readonly order: Order;
  readonly chooseList: (id: number | null) => void;
  readonly chooseOrder: (order: string) => void;
}

/** The list and the order, kept in the address: a reload and the way back show the same; nothing is read anew for it. */
export function useChosenPart(): ChosenPart {
  const [query] = useSearchParams();
  const [listId, setListId] = useState(() => readList(query));
  const [order, setOrder] = useState(() => readOrder(query.get('orden')));
  const keep = (name: string, value: string | undefined) => {
    const address = new URL(location.href);
    if (value === undefined) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
  };
  return {
    listId,
    order,
    chooseList: (id) => {
      setListId(id);
      keep('lista', id === null ? undefined : String(id));
    },
    chooseOrder: (wanted) => {
      const by = readOrder(wanted);
      setOrder(by);
      keep('orden', by === 'saved' ? undefined : by);
    },
  };
}

function readList(query: URLSearchParams): number | null {
  const id = query.get('lista') ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
}

function readOrder(text: string | null): Order {
  return orders.find((one) => one === text) ?? 'saved';
}
