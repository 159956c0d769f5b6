/** The page begins here. */

import { render } from 'preact';
import { App } from './app.js';
import './styles/index.css';

const place = document.getElementById('table');
if (place) render(<App />, place);
