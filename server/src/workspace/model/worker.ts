/** The program of the thread that understands the project; what it reads lies beside its bundle. */
import { stepBack } from '../thread-priority.js';
import { serveModelJobs } from './serve-jobs.js';

stepBack();
serveModelJobs(__dirname);
