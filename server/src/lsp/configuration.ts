/**
 * The settings: asked for at the start and whenever the editor says that they changed, and applied
 * at once. Editors that cannot be asked send them along with the change.
 */
import { DidChangeConfigurationNotification } from 'vscode-languageserver/node';
import { parseSettings } from '../workspace/settings.js';
import { inBackground } from './background.js';
import { refreshDiagnostics } from './diagnostics.js';
import type { Session } from './session.js';

const SECTION = 'racelens';

/** To be called when the editor is initialized: only then may it be asked. */
export function followConfiguration(session: Session): void {
  const { connection, client } = session;
  const ask = createQuestion(session);
  connection.onDidChangeConfiguration(({ settings }) => {
    if (client.configuration) ask();
    else apply(session, (settings as Record<string, unknown> | null)?.[SECTION]);
  });
  if (client.registersConfiguration) {
    const options = { section: SECTION };
    const registered = connection.client.register(DidChangeConfigurationNotification.type, options);
    inBackground(connection, 'Asking to hear of changed settings', registered);
  }
  if (client.configuration) ask();
}

function createQuestion(session: Session): () => void {
  let asked = 0;
  const ask = async () => {
    const number = ++asked;
    const section: unknown = await session.connection.workspace.getConfiguration(SECTION);
    // Answers may overtake each other; only that to the last question counts.
    if (number === asked) apply(session, section);
  };
  return () => {
    inBackground(session.connection, 'Reading the settings', ask());
  };
}

function apply(session: Session, section: unknown): void {
  const { settings, complaints } = parseSettings(section);
  for (const complaint of complaints) session.connection.console.warn(complaint);
  if (session.workspace.setSettings(settings)) refreshDiagnostics(session);
}
