/**
 * Documents that the editor has open without showing them in a tab. VS Code does not ask for their diagnostics,
 * so the server tells them, as it does for files that are not open.
 */
import { ProtocolNotificationType } from 'vscode-languageserver-protocol';

export const HiddenDocumentsNotification = new ProtocolNotificationType<
  { readonly uris: readonly string[] },
  void
>('racelens/hiddenDocuments');
