/** The language server as a program. */
import { runServer } from './run.js';

runServer();
