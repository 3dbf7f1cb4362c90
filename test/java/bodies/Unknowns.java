package bodies;

import com.acme.Gone;
import com.acme.Listener;

class Unknowns extends com.acme.Base {
    Gone gone;
    int own;

    void own() {}
    void take(Gone gone) {}
    void take(String text) {}
    void take(Runnable task) {}

    void calls(Missing missing) {
        own(); //~ calls bodies.Unknowns.own()
        gone.call(own, gone.next()); //~ unknown receiver-unknown next, receiver-unknown call
        inherited(); //~ unknown class-not-found com.acme.Base
        own++; //~ fields bodies.Unknowns.own
        new Gone(1); //~ unknown class-not-found com.acme.Gone
        Gone.make(); //~ unknown receiver-unknown make
        com.acme.Other.make(); //~ unknown class-not-found com.acme.Other
        missing.run(); //~ unknown receiver-unknown run
        "a".fly(); //~ unknown member-not-found fly
        take(gone); //~ calls bodies.Unknowns.take(com.acme.Gone)
        take(gone.next()); //~ unknown receiver-unknown next, ambiguous take
        take(() -> own()); //~ calls bodies.Unknowns.own() //~ unknown ambiguous take
        gone.on(x -> x.run(own)); //~ unknown receiver-unknown run, receiver-unknown on
        gone.on(() -> own()); //~ calls bodies.Unknowns.own() //~ unknown receiver-unknown on
        gone.add(new Listener() { //~ class bodies.Unknowns$1
            public void heard() {
                own(); //~ calls bodies.Unknowns.own() //~ on bodies.Unknowns
                unheard(); //~ unknown class-not-found com.acme.Listener
            }
        });
    }
}
