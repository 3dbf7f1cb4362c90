/**
 * The settings: asked for at the start and whenever the editor says that they changed, and applied
 * at once. Editors that cannot be asked send them along with the change.
 */
import { DidChangeConfigurationNotification } from 'vscode-languageserver/node';
import { parseSettings } from '../workspace/settings.js';
import { watchedFiles } from '../workspace/team-words.js';
import { inBackground } from './background.js';
import { refreshDiagnostics } from './diagnostics.js';
import { watchFiles } from './folders.js';
import type { Session } from './session.js';
import { refreshLenses } from './source-features.js';

const SECTION = 'racelens';

/**
 * To be called when the editor is initialized: only then may it be asked. The answer is to be called when the
 * project may have named other files to watch.
 */
export function followConfiguration(session: Session): () => void {
  const { connection, client } = session;
  const watch = createWatch(session);
  watch();
  const apply = createApplication(session, watch);
  const ask = createQuestion(session, apply);
  connection.onDidChangeConfiguration(({ settings }) => {
    if (client.configuration) ask();
    else apply((settings as Record<string, unknown> | null)?.[SECTION]);
  });
  if (client.registersConfiguration) {
    const options = { section: SECTION };
    const registered = connection.client.register(DidChangeConfigurationNotification.type, options);
    inBackground(connection, 'Asking to hear of changed settings', registered);
  }
  if (client.configuration) ask();
  return watch;
}

function createQuestion(session: Session, apply: Apply): () => void {
  let asked = 0;
  const ask = async () => {
    const number = ++asked;
    const section: unknown = await session.connection.workspace.getConfiguration(SECTION);
    // Answers may overtake each other; only that to the last question counts.
    if (number === asked) apply(section);
  };
  return () => {
    inBackground(session.connection, 'Reading the settings', ask());
  };
}

type Apply = (section: unknown) => void;

function createApplication(session: Session, watch: () => void): Apply {
  return (section) => {
    const { settings, complaints } = parseSettings(section);
    for (const complaint of complaints) session.connection.console.warn(complaint);
    const { codeLens } = session.workspace.snapshot.settings;
    if (session.workspace.setSettings(settings)) refreshDiagnostics(session);
    if (JSON.stringify(codeLens) !== JSON.stringify(settings.codeLens)) refreshLenses(session);
    watch();
  };
}

/** Watches the traces and baselines that are named, and no longer those that were named before. */
function createWatch(session: Session): () => void {
  let watched: string | undefined;
  let stop: () => void = () => undefined;
  return () => {
    const include = watchedFiles(session.workspace.snapshot);
    const wanted = JSON.stringify(include);
    if (!session.client.registersWatchers || watched === wanted) return;
    watched = wanted;
    // The new ones first, so that nothing happens unseen in between.
    const stopBefore = stop;
    stop = watchFiles(session, include);
    stopBefore();
  };
}
