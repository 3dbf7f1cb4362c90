/** What the units of the light analysis share: the program's codes, and the graph that values flow in. */
import type { MethodKnowledge } from '../knowledge/method-knowledge.js';
import type { CodeTable } from './code.js';
import type { Dispatch } from './dispatch.js';
import type { FlowGraph } from './flow-graph.js';
import type { FlowNodes } from './flow-nodes.js';
import type { MadeFields } from './made-fields.js';
import type { ObjectTable } from './objects.js';
import type { Twins } from './twins.js';

export interface FlowParts {
  readonly codes: CodeTable;
  readonly knowledge: MethodKnowledge;
  readonly graph: FlowGraph;
  readonly nodes: FlowNodes;
  readonly objects: ObjectTable;
  readonly dispatch: Dispatch;
  readonly fields: MadeFields;
  readonly twins: Twins;
}
