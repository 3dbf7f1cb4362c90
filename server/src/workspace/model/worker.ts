/** The program of the thread that understands the project; what it reads lies beside its bundle. */
import { serveModelJobs } from './serve-jobs.js';

serveModelJobs(__dirname);
