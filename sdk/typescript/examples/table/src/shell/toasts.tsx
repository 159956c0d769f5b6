/** What is told in passing: `say('…')`. Screen readers are told as well. */

import { useEffect, useState } from 'preact/hooks';
import { CallTimedOut, ConnectionFailed, Problem } from 'chouette-sdk';
import { PROBLEMS_FR } from '../words/problems-fr.js';
import { translate, useLanguage, type Language } from './language.js';

export type Tone = 'good' | 'bad' | 'calm';

interface Toast {
  id: number;
  text: string;
  tone: Tone;
}

const SHOWN_MS = 6000;
let toasts: Toast[] = [];
let last = 0;
let redraw: () => void = () => undefined;

export function say(text: string, tone: Tone = 'calm'): void {
  const id = ++last;
  // What is said again is shown once, for as long again.
  toasts = [...toasts.filter((each) => each.text !== text).slice(-2), { id, text, tone }];
  redraw();
  setTimeout(() => {
    toasts = toasts.filter((each) => each.id !== id);
    redraw();
  }, SHOWN_MS);
}

/** Tells what went wrong, in words that say what to do. */
export function sayProblem(error: unknown, language: Language): void {
  say(problemText(error, language), 'bad');
}

export function problemText(error: unknown, language: Language): string {
  if (error instanceof ConnectionFailed || error instanceof CallTimedOut) return translate(language, 'no_service');
  if (!(error instanceof Problem)) return error instanceof Error ? error.message : String(error);
  if (error.code === 'too_late') return translate(language, 'too_late');
  if (error.code === 'too_early') return translate(language, 'too_early');
  // The service words each refusal as what to do, in English; its fields are named where they are wrong.
  const detail = (language === 'fr' && PROBLEMS_FR[error.code]) || error.detail;
  return [detail, ...error.errors.map((each) => (language === 'fr' ? `(${each.field})` : `${each.field}: ${each.detail}`))].join(' ');
}

export function Toasts() {
  const language = useLanguage();
  const [, draw] = useState(0);
  useEffect(() => {
    redraw = () => draw((count) => count + 1);
    return () => {
      redraw = () => undefined;
    };
  }, []);
  return (
    <div class="toasts" role="status" aria-live="polite" lang={language}>
      {toasts.map(({ id, text, tone }) => (
        <p key={id} class={`toast ${tone}`}>{text}</p>
      ))}
    </div>
  );
}
