//! What a game that is made of another one leaves to it.

/// In an implementation of `AnyGame`: the methods that its field `game` answers.
macro_rules! forwarded {
    () => {
        fn name(&self) -> &'static str {
            self.game.name()
        }

        fn info(&self) -> &'static catalog::Info {
            self.game.info()
        }

        fn words(&self) -> &'static catalog::Words {
            self.game.words()
        }

        fn bots(&self) -> Vec<&'static str> {
            self.game.bots()
        }

        fn rungs(&self) -> Vec<Vec<&'static str>> {
            self.game.rungs()
        }

        fn helps(&self) -> &'static [catalog::Help] {
            self.game.helps()
        }

        fn lesson(&self) -> Option<&'static catalog::Lesson> {
            self.game.lesson()
        }

        fn check_chairs(&self, chairs: &[u8]) -> Result<(), catalog::SetupError> {
            self.game.check_chairs(chairs)
        }

        fn seating(
            &self,
            chairs: &[u8],
            options: &serde_json::Map<String, serde_json::Value>,
        ) -> Result<String, catalog::SetupError> {
            self.game.seating(chairs, options)
        }

        fn check_orders(
            &self,
            chosen: &serde_json::Map<String, serde_json::Value>,
        ) -> Result<String, catalog::SetupError> {
            self.game.check_orders(chosen)
        }

        fn check_options(
            &self,
            options: &serde_json::Map<String, serde_json::Value>,
        ) -> Result<(), catalog::SetupError> {
            self.game.check_options(options)
        }

        fn referee(&self, setup: &str) -> Result<Box<dyn catalog::Referee>, catalog::SetupError> {
            self.game.referee(setup)
        }

        fn arena<'a>(
            &'static self,
            bots: &[&'a str],
            outside: catalog::Outside<'a>,
        ) -> Result<Box<dyn catalog::AnyArena + 'a>, catalog::ArenaError> {
            self.game.arena(bots, outside)
        }
    };
}

pub(crate) use forwarded;
