import '@umbral/kit/styles/tokens.css';
import '@umbral/kit/styles/fonts.css';
import '@umbral/kit/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleApp } from './console-app.tsx';

const place = document.getElementById('console');
if (!place) throw new Error('The document of the console has no place for it.');
createRoot(place).render(
  <StrictMode>
    <ConsoleApp />
  </StrictMode>,
);
