import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { articleCardOf } from '../model/article-card.ts';
import { article } from '../testing/fixtures.ts';
import { showOnStage } from '../testing/remote-stage.tsx';
import { ArticleBody } from './article-body.tsx';
import type { ArticleData } from './article-data.ts';

const data: ArticleData = {
  ...articleCardOf(article),
  id: 1,
  author: 'Natalia Duque',
  updatedAt: article.updated_at,
  body: article.body,
  tags: article.tags,
  comments: 0,
  recommended: [],
};

const observers: { readonly see: (isIntersecting: boolean) => void }[] = [];

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observers.push({ see: (isIntersecting) => callback([{ isIntersecting }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
});

test('the portal hears that an article was read when its end comes into view', () => {
  const { topics } = showOnStage(<ArticleBody article={data} />);
  const read = vi.fn();
  topics.on('content/article-read').subscribe(read);
  observers[0]?.see(false);
  expect(read).not.toHaveBeenCalled();
  observers[0]?.see(true);
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ slug: 'noticia-1' }));
});

test('the address is shared by links that need no script, or copied', async () => {
  const user = userEvent.setup();
  const { toast } = showOnStage(<ArticleBody article={data} />);
  const address = 'https://portal.test/actualidad/ciudades/noticia-1';
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(encodeURIComponent(address));
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(toast).toHaveBeenCalledWith({ tone: 'success', text: 'Enlace copiado' });
});
