import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { SettingsProvider } from './settings.tsx';
import './style.css';

createRoot(document.getElementById('root')!).render(
  <SettingsProvider>
    <App />
  </SettingsProvider>,
);
