import type { Compiler } from "webpack";

/**
 * Keeps webpack from following every import of every loader to find the dependencies of its cache. That takes a tenth of a
 * build, and the cache's version, derived from the lock file and the build code, already covers them.
 */
export class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap(ForgetBuildDependencies.name, ({ compilation }) => {
      compilation.buildDependencies.clear();
    });
  }
}
