import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.EndPosTable;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import java.io.BufferedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What javac says of the calls, creations, references, fields and lambdas of some sources, one line
 * each: file, kind, first and past-the-last character, owner's binary name, name, erased parameters.
 *
 * Arguments: a file that lists the sources, then javac's own options. Errors of the sources are
 * counted on stderr and what javac could not resolve is left out.
 */
public final class JavacFacts extends TreeScanner<Void, Void> {
    private final PrintStream out;
    private final Types types;
    private final CompilationUnitTree unit;
    private final EndPosTable ends;
    private final String path;
    private final String text;

    private JavacFacts(PrintStream out, Types types, CompilationUnitTree unit) throws Exception {
        this.out = out;
        this.types = types;
        this.unit = unit;
        this.ends = ((JCTree.JCCompilationUnit) unit).endPositions;
        this.path = Path.of(unit.getSourceFile().toUri()).toString();
        this.text = unit.getSourceFile().getCharContent(true).toString();
    }

    public static void main(String[] arguments) throws Exception {
        List<String> options = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
        options.addAll(List.of("-proc:none", "-Xlint:none", "-XDshould-stop.ifError=FLOW"));
        List<String> files = Files.readAllLines(Path.of(arguments[0]));
        var compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager manager =
                compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        Iterable<? extends JavaFileObject> sources = manager.getJavaFileObjectsFromStrings(files);
        int[] errors = {0};
        JavacTask task = (JavacTask) compiler.getTask(
                null, manager, problem -> {
                    if (problem.getKind() != javax.tools.Diagnostic.Kind.ERROR) return;
                    if (errors[0]++ < 5) System.err.println(problem);
                }, options, null, sources);
        List<CompilationUnitTree> units = new ArrayList<>();
        task.parse().forEach(units::add);
        task.analyze();
        Types types = Types.instance(((BasicJavacTask) task).getContext());
        try (PrintStream out = new PrintStream(new BufferedOutputStream(System.out), false, "UTF-8")) {
            for (CompilationUnitTree unit : units) new JavacFacts(out, types, unit).scan(unit.getTypeDecls(), null);
        }
        System.err.println("javac: " + units.size() + " files, " + errors[0] + " errors");
    }

    private int start(Tree tree) {
        return TreeInfo.getStartPos((JCTree) tree);
    }

    private int end(Tree tree) {
        return TreeInfo.getEndPos((JCTree) tree, ends);
    }

    private void print(String kind, int start, int end, Symbol symbol, String parameters) {
        String owner = symbol.owner.flatName().toString();
        out.println(String.join("\t", path, kind, "" + start, "" + end, owner, symbol.name.toString(), parameters));
    }

    private void printMethod(String kind, int start, int end, Symbol symbol) {
        if (!(symbol instanceof Symbol.MethodSymbol) || symbol.type.isErroneous()) return;
        if (!(symbol.owner instanceof Symbol.ClassSymbol)) return;
        StringJoiner parameters = new StringJoiner(",", "(", ")");
        for (Type parameter : symbol.erasure(types).getParameterTypes()) parameters.add(nameOf(parameter));
        print(kind, start, end, symbol, parameters.toString());
    }

    private String nameOf(Type type) {
        if (type.hasTag(TypeTag.ARRAY)) return nameOf(types.elemtype(type)) + "[]";
        return type.isPrimitive() ? type.toString() : type.tsym.flatName().toString();
    }

    /** javac puts `super()` into constructors that do not say it, at the place of their body. */
    private boolean isWritten(MethodInvocationTree node) {
        int from = start(node);
        int past = end(node);
        return past > from && text.substring(from, past).matches("(?s).*\\b(this|super)\\b.*");
    }

    private boolean says(int start, String word) {
        return text.startsWith(word, start);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree node, Void none) {
        Symbol symbol = TreeInfo.symbol(((JCTree.JCMethodInvocation) node).meth);
        if (symbol == null) return super.visitMethodInvocation(node, none);
        if (symbol.isConstructor()) {
            if (isWritten(node)) printMethod("explicit", start(node), -1, symbol);
        } else {
            printMethod("call", start(node), end(node), symbol);
        }
        return super.visitMethodInvocation(node, none);
    }

    @Override
    public Void visitVariable(VariableTree node, Void none) {
        JCTree.JCVariableDecl variable = (JCTree.JCVariableDecl) node;
        if ((variable.mods.flags & Flags.ENUM) != 0 && variable.init instanceof JCTree.JCNewClass) {
            JCTree.JCNewClass creation = (JCTree.JCNewClass) variable.init;
            printMethod("enum", variable.pos, -1, constructorOf(creation));
            scan(creation.args, none);
            return scan(creation.def, none);
        }
        return super.visitVariable(node, none);
    }

    @Override
    public Void visitNewClass(NewClassTree node, Void none) {
        Symbol constructor = constructorOf((JCTree.JCNewClass) node);
        if (constructor != null) printMethod("new", start(node), end(node), constructor);
        return super.visitNewClass(node, none);
    }

    /** Of an anonymous class the constructor of its superclass, which is what the source names. */
    private static Symbol constructorOf(JCTree.JCNewClass creation) {
        if (creation.def == null) return creation.constructor;
        for (JCTree member : creation.def.defs) {
            if (!(member instanceof JCTree.JCMethodDecl)) continue;
            JCTree.JCMethodDecl method = (JCTree.JCMethodDecl) member;
            if (!method.name.contentEquals("<init>") || method.body == null) continue;
            JCTree first = method.body.stats.head;
            if (!(first instanceof JCTree.JCExpressionStatement)) continue;
            JCTree call = ((JCTree.JCExpressionStatement) first).expr;
            if (call instanceof JCTree.JCMethodInvocation) return TreeInfo.symbol(((JCTree.JCMethodInvocation) call).meth);
        }
        return null;
    }

    @Override
    public Void visitMethod(MethodTree node, Void none) {
        long flags = ((JCTree.JCMethodDecl) node).mods.flags;
        boolean generated = (flags & (Flags.GENERATEDCONSTR | Flags.GENERATED_MEMBER)) != 0;
        boolean compact = (flags & Flags.COMPACT_RECORD_CONSTRUCTOR) != 0;
        return generated && !compact ? null : super.visitMethod(node, none);
    }

    /** Values of annotations are not resolved. */
    @Override
    public Void visitAnnotation(AnnotationTree node, Void none) {
        return null;
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree node, Void none) {
        JCTree.JCMemberReference reference = (JCTree.JCMemberReference) node;
        boolean ofArray = reference.sym != null && reference.sym.owner.name.contentEquals("Array");
        if (reference.sym != null && !ofArray) printMethod("ref", start(node), end(node), reference.sym);
        printFunction(reference);
        return super.visitMemberReference(node, none);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree node, Void none) {
        printFunction((JCTree.JCLambda) node);
        return super.visitLambdaExpression(node, none);
    }

    private void printFunction(JCTree.JCFunctionalExpression node) {
        if (node.target == null || node.target.isErroneous()) return;
        Symbol method;
        try {
            method = types.findDescriptorSymbol(node.target.tsym);
        } catch (Types.FunctionDescriptorLookupError broken) {
            return;
        }
        printMethod("function", start(node), end(node), method);
    }

    @Override
    public Void visitIdentifier(IdentifierTree node, Void none) {
        printVariable(node, ((JCTree.JCIdent) node).sym, node.getName().toString());
        return super.visitIdentifier(node, none);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree node, Void none) {
        printVariable(node, ((JCTree.JCFieldAccess) node).sym, node.getIdentifier().toString());
        return super.visitMemberSelect(node, none);
    }

    private void printVariable(Tree node, Symbol symbol, String name) {
        if (!(symbol instanceof Symbol.VarSymbol) || name.equals("this") || name.equals("super")) return;
        if (name.equals("class") || end(node) < 0 || !says(end(node) - name.length(), name)) return;
        boolean field = symbol.owner instanceof Symbol.ClassSymbol;
        if (field && symbol.owner.name.contentEquals("Array")) return;
        if (field) print("field", start(node), end(node), symbol, "");
        else out.println(String.join("\t", path, "local", "" + start(node), "" + end(node), "", name, ""));
    }
}
