import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FrameRequest } from '../frame-contract.ts';
import { Footer } from './footer.tsx';
import { footerTexts } from './footer-texts.ts';

const currency = { code: 'cop', rates: { usd: 4000, eur: 4500 }, asOf: '2026-11-20' } as const;
const request: FrameRequest = { layout: 'default', pathname: '/', currency, year: 2026, isDemo: false };

test('[B022] a portal of invented homes says so, one of real homes does not', () => {
  const { rerender } = render(<Footer request={request} />);
  expect(screen.queryByText(footerTexts.footer.demo)).toBeNull();
  rerender(<Footer request={{ ...request, isDemo: true }} />);
  expect(screen.getByText(footerTexts.footer.demo)).toBeTruthy();
});
