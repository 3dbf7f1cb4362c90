/** For the tests, which are checked and bundle the server as the build does. */
export declare const treeSitterAlias: Record<string, string>;
export declare function copyWasmFiles(folder: string): Promise<void>;
