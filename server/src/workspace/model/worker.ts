/** The program of the thread that understands the project; what it reads lies beside its bundle. */
import { workerData } from 'node:worker_threads';
import { stepBack } from '../thread-priority.js';
import type { ThreadPlace } from '../worker-runner.js';
import { serveModelJobs } from './serve-jobs.js';

if ((workerData as ThreadPlace).isBeside) stepBack();
serveModelJobs(__dirname);
