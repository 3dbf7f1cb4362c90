/** A small trace that has a bit of everything, for the tests of this folder. */
export const PLAYER = `racetrace 1
about app org.racelens.musicplayer

process p1 org.racelens.musicplayer
thread t0 binder "Binder Thread #1" p1
thread t1 looper main p1
thread t2 worker "AsyncTask #1" p1
queue q1 looper main
class k1 java.io.File
field f1 org.racelens.musicplayer.DwFileAct.isActivityDestroyed
site s1 org.racelens.musicplayer.DwFileAct.onDestroy(DwFileAct.java:41)
site s2 org.racelens.musicplayer.DwFileAct.onClick(DwFileAct.java:20)
site s3 org.racelens.musicplayer.Loader.run(Loader.java:7)
stack x1 s1 s2
callback c1 lifecycle org.racelens.musicplayer.DwFileAct onDestroy
callback c2 ui org.racelens.musicplayer.DwFileAct onClick
callback c3 message org.racelens.musicplayer.DwFileAct onPostExecute
component i1 activity org.racelens.musicplayer.DwFileAct
# what follows
# is the run
t0 init
t1 init
t1 attach q1
t1 loop q1
t1 enable c1 i1
time 1000
t0 post e1 q1 c2 i1
time 1200
t1 begin e1
t1 enter s2
t1 new o9 k1
t1 lock o7
t1 fork t2 s2
t1 unlock o7
t1 leave s2
t1 end e1
t2 init
t2 enter s3
t2 post e3 q1 c3 delay=200 s3
time 1500
t0 post e2 q1 c1 i1
t2 leave s3
t2 exit
t1 begin e2
t1 join t2
t1 trigger c1 i1
t1 write o7.f1 =true x1 s1
t1 end e2
time 1900
t1 begin e3
t1 lock o7
t1 read o7.f1 =o9 s3
t1 deref =o9
t1 branch o7.f1 nonnull holds
t1 unlock o7
t1 end e3
t0 post e4 q1
`;
