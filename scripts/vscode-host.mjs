/**
 * Prepares the VS Code server (see vscode/install-server.mjs) and prints its entry script.
 * Everything that needs it calls this itself; by hand it is useful to fill a cache.
 */
import { installServer } from './vscode/install-server.mjs';

try {
  console.log(await installServer());
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
