import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { boardTexts as texts } from '../texts/board-texts.ts';
import css from './board.module.css';
import { allNews, type BoardData, hasNews, inOrder, type Order, orders } from './board.ts';
import { BoardHomeItem } from './board-home.tsx';
import { JoinPart } from './join-part.tsx';
import { LeavePart } from './leave-part.tsx';
import { useFreshBoard } from './use-fresh-board.ts';

/** A list of favourites that somebody shared: its homes, and what each person thinks of them [R114]. */
export function BoardPage() {
  const board = useLoaderData<BoardData>();
  useFreshBoard();
  const { me, name, owner, members, homes } = board;
  const people = members.map((member) => (member.id === me?.id ? texts.you : member.name));
  return (
    <Container className={css.page}>
      <PageHeading overline={texts.overline(owner)} lead={texts.lead(homes.length, people)}>
        {name}
      </PageHeading>
      {me ? <NewsPart board={board} me={me} /> : <JoinPart board={board} />}
      {homes.length === 0 ? <NoHomes board={board} /> : <BoardHomes board={board} />}
      {me && !me.is_owner && <LeavePart token={board.token} />}
      {me?.is_owner && (
        <div>
          <ButtonLink look="secondary" href={routes.accountFavourites.href()}>
            {texts.manage}
          </ButtonLink>
        </div>
      )}
    </Container>
  );
}

function NewsPart({ board, me }: { readonly board: BoardData; readonly me: NonNullable<BoardData['me']> }) {
  const news = allNews(board.homes, me);
  if (!hasNews(news)) return null;
  return <Notice role="status">{texts.news(news.homes, news.marks, news.comments)}</Notice>;
}

function BoardHomes({ board }: { readonly board: BoardData }) {
  const [order, setOrder] = useState<Order>('agreed');
  const { homes, members, name } = board;
  return (
    <>
      <SelectField
        label={texts.sort}
        className={css.sort}
        value={order}
        onChange={({ currentTarget }) => setOrder(orders.find((one) => one === currentTarget.value) ?? 'agreed')}
        options={orders.map((value) => ({ value, label: texts.orders[value] }))}
      />
      <CardGrid label={name}>
        {inOrder(homes, order, members.length).map((home, index) => (
          <BoardHomeItem key={home.card.id} home={home} board={board} priority={index === 0 ? 'high' : 'lazy'} />
        ))}
      </CardGrid>
    </>
  );
}

function NoHomes({ board: { me, owner } }: { readonly board: BoardData }) {
  return (
    <EmptyState title={texts.empty} actions={<ButtonLink href={routes.housing.href()}>{texts.search}</ButtonLink>}>
      {me?.is_owner ? texts.emptyOwner : texts.emptyGuest(owner)}
    </EmptyState>
  );
}
