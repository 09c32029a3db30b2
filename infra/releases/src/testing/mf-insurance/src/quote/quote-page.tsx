import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { useSettings } from '@umbral/kit/remote/use-settings.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { Link, useLoaderData } from '@umbral/protocol/router/router.ts';
import { useEffect, useState } from 'react';
import type { settings } from '../settings.ts';
import type { topics } from '../topics.ts';
import type { loader } from './quote-route.ts';
import { quoteTexts as texts } from './quote-texts.ts';

/** Draws, says who sells, counts and tells it, counts anew when it is asked to, and links: within its remote, and to another's page. */
export function QuotePage() {
  const { title, plan, city } = useLoaderData<typeof loader>();
  const [count, setCount] = useState(0);
  const { broker } = useSettings<typeof settings>();
  const bus = useTopics<typeof topics>();
  useEffect(() => bus.handle('insurance/recount', ({ from }) => setCount(from)), [bus]);
  const ask = () => {
    setCount(count + 1);
    bus.publish('insurance/quoted', { city, count: count + 1 });
  };
  return (
    <Container>
      <PageHeading lead={texts.plan(plan)}>{title}</PageHeading>
      <p>{texts.soldBy(broker)}</p>
      <button type="button" onClick={ask}>
        {texts.asked(count)}
      </button>
      <button type="button" onClick={() => bus.ask('insurance/recount', { from: 0 })}>
        {texts.again}
      </button>
      <Link to="/seguros/cali">{texts.inCali}</Link>
      <Link to="/">{texts.home}</Link>
    </Container>
  );
}
