import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { expect, test } from 'vitest';
import { EmbeddedSearchBar } from '../fragments/search-bar/embedded-search-bar.tsx';
import { parsePlace } from '../fragments/search-bar/search-bar-props.ts';
import { probeContext } from '../testing/probe-context.tsx';
import { searchBarOptions } from '../view-model/search-bar-options.ts';

function mount(props: unknown) {
  const { context, navigate } = probeContext();
  render(
    <RemoteReactContext value={context}>
      <EmbeddedSearchBar props={parsePlace(props)} data={searchBarOptions()} />
    </RemoteReactContext>,
  );
  return navigate;
}

test('[M042] elsewhere the bar says what it is for', () => {
  mount({ place: 'header' });
  expect(screen.getByText('Usa la barra de búsqueda O usa los siguientes filtros')).toBeDefined();
  expect(document.querySelector('search')?.getAttribute('aria-label')).toBe('Buscador de vivienda nueva');
});

test('[M041] on the home page it says where to begin', () => {
  mount({ place: 'home' });
  expect(screen.getByText('Comienza por aquí')).toBeDefined();
});

test('[B036, M045] it leads to the listing with what was chosen, and with nothing that was not', async () => {
  const navigate = mount({});
  await userEvent.type(screen.getByLabelText('Ciudad, zona o proyecto'), 'Suba');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Precio' }), '250M-400M');
  await userEvent.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(navigate).toHaveBeenCalledWith('/proyectos-vivienda?filtros=1&q=Suba&dinero=precio&p=250M-400M');
});

test('it is a real form, so that it works without script', () => {
  mount({});
  const form = document.querySelector('search > form');
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['get', '/proyectos-vivienda']);
});
