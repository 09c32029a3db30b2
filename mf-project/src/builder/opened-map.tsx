import { useEffect, useState } from 'react';
import { listProjectPoints, type ProjectPoint } from 'shared-contracts/api/project-cards.ts';
import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { plantHref } from 'shared-contracts/routes/plant-href.ts';
import { ErrorState } from 'shared-contracts/ui/error-state.tsx';
import { launchHref } from '../model/launch-address.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';

/** The map of the search over the projects of a builder. */
export function OpenedMap({ slug }: { readonly slug: string }) {
  const { call } = useRemote();
  const [points, setPoints] = useState<readonly ProjectPoint[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    call(listProjectPoints, { query: { builder: slug } }, { signal: controller.signal }).then(
      ({ data }) => setPoints(data),
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [call, slug, attempt]);
  if (hasFailed) return <ErrorState text={texts.mapFailed} onRetry={() => setAttempt(attempt + 1)} />;
  if (!points) return <p role="status">{texts.mapLoading}</p>;
  return <Fragment of="mf-search/places-map" props={{ label: texts.map, places: points.map(placeOf) }} />;
}

function placeOf(point: ProjectPoint) {
  const { id, title, building_status, home, homes, price, coordinates, localization } = point;
  const { city, zone } = localization;
  return {
    id,
    title,
    href: building_status === 'launch' ? launchHref(point) : plantHref({ ...home, localization }),
    where: zone === city ? city : `${zone}, ${city}`,
    homes,
    price: price ?? undefined,
    ...coordinates,
  };
}
