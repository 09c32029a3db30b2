import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Accordion } from '../layout/accordion.tsx';
import { Menu, MenuButton, MenuLink } from './menu.tsx';
import { Tooltip } from './tooltip.tsx';

const showPopover = vi.fn();
const hidePopover = vi.fn();

// jsdom has no popovers: what is tested is when they are asked for.
beforeEach(() => {
  HTMLElement.prototype.showPopover = showPopover;
  HTMLElement.prototype.hidePopover = hidePopover;
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? false : matches.call(this, selector);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  showPopover.mockReset();
  hidePopover.mockReset();
});

const userMenu = (onClick?: () => void) => (
  <Menu trigger="Ana" label="Cuenta de Ana">
    <p>ana@example.com</p>
    <MenuLink href="/mi-cuenta">Perfil</MenuLink>
    <MenuButton onClick={onClick}>Cerrar sesión</MenuButton>
  </Menu>
);

test('[B018] the menu button is tied to its panel in the server HTML already', () => {
  const html = renderToString(userMenu());
  const target = /popoverTarget="([^"]+)"/i.exec(html)?.[1];
  expect(target).toBeTruthy();
  expect(html).toContain(`id="${target}" popover="auto"`);
});

test('[B018] a choice closes the menu, other clicks in it do not', async () => {
  const onClick = vi.fn();
  render(userMenu(onClick));
  await userEvent.click(screen.getByText('ana@example.com'));
  expect(hidePopover).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Cerrar sesión'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('[B053] a tooltip comes with focus and goes with Escape', async () => {
  render(<Tooltip text="Constructora Ladera Verde">Constructora…</Tooltip>);
  await userEvent.tab();
  expect(showPopover).toHaveBeenCalledWith({ source: screen.getByRole('button') });
  await userEvent.keyboard('{Escape}');
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

test('accordions of one group share a name, so that the platform keeps one open', () => {
  const { container } = render(
    <>
      <Accordion summary="Ciudades" group="footer" isOpen>
        a
      </Accordion>
      <Accordion summary="Legal" group="footer">
        b
      </Accordion>
    </>,
  );
  const [first, second] = [...container.querySelectorAll('details')];
  expect([first?.getAttribute('name'), second?.getAttribute('name')]).toEqual(['footer', 'footer']);
  expect([first?.open, second?.open]).toEqual([true, false]);
});
