//! The HTTP side: one function a route, described where it is written.

pub(crate) mod files;
mod guests;
pub(crate) mod house;
mod lessons;
mod replays;
mod riddles;
mod tables;

use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::{lesson_socket, program_socket, socket};

/// What the description says of the whole.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bestiaire",
        description = "A table for games of hidden information. Every failed request answers an `ApiError`. \
                       Who you are is a device secret: `Authorization: Bearer <secret>`."
    ),
    modifiers(&Bearer)
)]
struct Description;

/// Says how one shows one's secret.
struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
        let scheme = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("A device secret")).build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("secret", SecurityScheme::Http(scheme));
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some("Of whoever runs the server"));
        components.add_security_scheme("metrics", SecurityScheme::Http(token.build()));
    }
}

/// All routes, each with its description: a route that is not described cannot be added here.
pub(crate) fn routes() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Description::openapi())
        .routes(routes!(house::games))
        .routes(routes!(house::healthz))
        .routes(routes!(house::readyz))
        .routes(routes!(house::metrics))
        .routes(routes!(house::keys))
        .routes(routes!(house::openapi))
        .routes(routes!(guests::create))
        .routes(routes!(guests::take_link))
        .routes(routes!(guests::rename))
        .routes(routes!(guests::offer_link))
        .routes(routes!(tables::mine))
        .routes(routes!(tables::lobby, tables::create))
        .routes(routes!(tables::show, tables::change))
        .routes(routes!(tables::set_seat))
        .routes(routes!(tables::seat_program))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::start))
        .routes(routes!(tables::rematch))
        .routes(routes!(tables::next))
        .routes(routes!(tables::pause))
        .routes(routes!(tables::resume))
        .routes(routes!(tables::remove))
        .routes(routes!(tables::close))
        .routes(routes!(replays::replay))
        .routes(routes!(replays::record))
        .routes(routes!(replays::past))
        .routes(routes!(replays::replay_text))
        .routes(routes!(lessons::lesson))
        .routes(routes!(riddles::all))
        .routes(routes!(riddles::today))
        .routes(routes!(riddles::days))
        .routes(routes!(riddles::show))
        .routes(routes!(riddles::answer))
        .routes(routes!(socket::live))
        .routes(routes!(lesson_socket::learn))
        .routes(routes!(program_socket::play))
}
