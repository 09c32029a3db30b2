import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { CardFacts } from './card-facts.ts';

/** Size that the large social networks ask for, px. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where the photo ends and the words begin, px from the top. */
export const photoHeight = 376;

const ink = '#12201a';
const monte = '#0b5d43';
const guayacan = '#f5b81c';

type Style = Readonly<Record<string, string | number>>;

/** A box as the layout engine takes it: like an element of React, without React. */
export interface Box {
  readonly type: 'div';
  readonly key: null;
  readonly props: { readonly style: Style; readonly children?: string | readonly Box[] };
}

function box(style: Style, children?: string | readonly Box[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

function figures(texts: readonly string[]): Box {
  const style = { padding: '0 22px', borderLeft: `2px solid ${ink}`, fontSize: 30, fontWeight: 500 };
  return box(
    {},
    texts.map((text, index) => box(index === 0 ? { ...style, borderLeft: 'none', paddingLeft: 0 } : style, text)),
  );
}

/** The words of a card on its lower part; the photo is laid under its upper part. */
export function cardLayout({ title, place, status, price, figures: texts }: CardFacts): Box {
  const label = { padding: '8px 18px', fontSize: 26, fontWeight: 700, color: ink, backgroundColor: guayacan };
  return box({ width: '100%', height: '100%', flexDirection: 'column', fontFamily: 'Figtree', color: ink }, [
    box(
      {
        height: photoHeight,
        flexShrink: 0,
        boxSizing: 'border-box',
        padding: 32,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
      },
      [
        box({ ...label, borderRadius: 4 }, status),
        box(
          { ...label, borderRadius: 4, backgroundColor: '#ffffff', color: monte, fontFamily: 'Bricolage' },
          productName,
        ),
      ],
    ),
    box({ flexGrow: 1, padding: '22px 44px 26px', backgroundColor: '#f5f7f4', justifyContent: 'space-between' }, [
      box({ flexDirection: 'column', width: 640, justifyContent: 'space-between' }, [
        box({ flexDirection: 'column' }, [
          box({ display: 'block', fontFamily: 'Bricolage', fontSize: 44, lineHeight: 1.08, lineClamp: 2 }, title),
          box({ display: 'block', marginTop: 10, fontSize: 28, color: '#43534b', lineClamp: 1 }, place),
        ]),
        figures(texts),
      ]),
      box({ flexDirection: 'column', alignItems: 'flex-end', justifyContent: 'flex-end' }, [
        box({ fontFamily: 'Bricolage', fontSize: 42, color: monte, textAlign: 'right' }, price),
        box({ width: 400, height: 2, marginTop: 14, backgroundColor: ink }),
      ]),
    ]),
  ]);
}
